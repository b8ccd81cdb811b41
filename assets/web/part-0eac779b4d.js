import{e}from"./part-d41ea8d03b.js";import{so}from"./part-edf8eb36f3.js";import{mt}from"./part-36cc12db44.js";function Ht({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(mt,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:so(),ready:!0,size:t})})}
export{Ht};
