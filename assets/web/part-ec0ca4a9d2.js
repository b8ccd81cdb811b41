import{e}from"./part-5f58307736.js";import{ot}from"./part-27638aa08d.js";import{co}from"./part-39a31b8e65.js";function Ft({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(ot,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:co(),ready:!0,size:t})})}
export{Ft};
