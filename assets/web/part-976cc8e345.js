import{e}from"./part-c46557d89b.js";import{et}from"./part-3949fd922d.js";import{io}from"./part-f3516269f0.js";function Ot({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(et,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:io(),ready:!0,size:t})})}
export{Ot};
