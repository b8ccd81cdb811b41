import{e}from"./part-d4bac6b695.js";import{uo}from"./part-b124ac3c57.js";import{ft}from"./part-b6cd6b6d34.js";function Kt({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(ft,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:uo(),ready:!0,size:t})})}
export{Kt};
