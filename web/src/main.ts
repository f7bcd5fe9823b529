import { mount } from "svelte";
import "./type.css";
import "./app.css";
import App from "./App.svelte";

// Where it may be had, a worker keeps the page for when there is no connection; without it everything works as well.
void navigator.serviceWorker?.register("./sw.js").catch(() => {});

const root = document.getElementById("app");
if (root) mount(App, { target: root });
