import{e}from"./part-10a491f42a.js";import{Ot}from"./part-5221c77f5a.js";import{Cn}from"./part-0730768a28.js";function At({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(Ot,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:Cn(),ready:!0,size:t})})}
export{At};
