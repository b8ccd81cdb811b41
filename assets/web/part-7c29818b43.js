import{e}from"./part-a71362f5f3.js";import{Qe}from"./part-f420e9c2b7.js";import{Yn}from"./part-cf80660469.js";function Pt({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(Qe,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:Yn(),ready:!0,size:t})})}
export{Pt};
