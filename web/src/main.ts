import { mount } from "svelte";
import "./type.css";
import "./app.css";
import App from "./App.svelte";

const root = document.getElementById("app");
if (root) mount(App, { target: root });
