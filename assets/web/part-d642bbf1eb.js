import{e}from"./part-830ec1e2eb.js";import{Rt}from"./part-171bb84c6e.js";import{Dn}from"./part-b7cedb0f3f.js";function Pt({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(Rt,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:Dn(),ready:!0,size:t})})}
export{Pt};
