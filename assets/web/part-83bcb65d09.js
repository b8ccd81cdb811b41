import{e}from"./part-582ead8b4b.js";import{et}from"./part-309c1010f8.js";import{io}from"./part-b6106fa62e.js";function Ot({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(et,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:io(),ready:!0,size:t})})}
export{Ot};
