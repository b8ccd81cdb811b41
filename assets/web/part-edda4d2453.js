import{e}from"./part-8b5673a367.js";import{et}from"./part-178bfa290e.js";import{io}from"./part-620bbdceba.js";function Ot({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(et,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:io(),ready:!0,size:t})})}
export{Ot};
