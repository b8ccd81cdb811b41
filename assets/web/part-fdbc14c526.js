import{e}from"./part-b1f3f944b2.js";import{et}from"./part-080801edf4.js";import{io}from"./part-dabf753f90.js";function Ot({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(et,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:io(),ready:!0,size:t})})}
export{Ot};
