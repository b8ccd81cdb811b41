import{e}from"./part-80bdfde0f9.js";import{et}from"./part-96eebf41f1.js";import{io}from"./part-ad11003bca.js";function Ot({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(et,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:io(),ready:!0,size:t})})}
export{Ot};
