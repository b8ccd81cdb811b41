function ie(){return[...crypto.getRandomValues(new Uint8Array(16))].map((t)=>t.toString(16).padStart(2,"0")).join("")}
export{ie};
