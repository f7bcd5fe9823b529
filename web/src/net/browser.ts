// The browser's socket and clock, as the connection wants them.
import type { Ports, Socket } from "./connection";

export function browserPorts(): Ports {
  return {
    open(): Socket {
      const url = new URL("/api/ws", location.href);
      url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
      const socket = new WebSocket(url);
      const port: Socket = {
        send: (text) => socket.send(text),
        close: () => socket.close(),
        onopen: null,
        onclose: null,
        onmessage: null,
      };
      socket.onopen = () => port.onopen?.();
      socket.onclose = () => port.onclose?.();
      socket.onmessage = (event: MessageEvent<string>) => port.onmessage?.({ data: event.data });
      return port;
    },
    later(ms, then) {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
  };
}
