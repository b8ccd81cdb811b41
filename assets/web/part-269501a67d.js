import{e}from"./part-deb8a65ddc.js";import{et}from"./part-d20fe61d69.js";import{io}from"./part-33f8003b04.js";function Ot({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(et,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:io(),ready:!0,size:t})})}
export{Ot};
