import{e}from"./part-bcb214ad19.js";import{et}from"./part-9221913159.js";import{io}from"./part-6c000bd3e8.js";function Ot({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(et,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:io(),ready:!0,size:t})})}
export{Ot};
