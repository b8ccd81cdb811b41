function G(){return[...crypto.getRandomValues(new Uint8Array(16))].map((t)=>t.toString(16).padStart(2,"0")).join("")}var n="23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";function lr(){return[...crypto.getRandomValues(new Uint32Array(7))].map((t)=>n.charAt(t%n.length)).join("")}
export{G,lr};
