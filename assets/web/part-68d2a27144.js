import{e}from"./part-dc558d2073.js";import{Rt}from"./part-799bec02aa.js";import{Dn}from"./part-7ee7895bce.js";function Pt({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(Rt,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:Dn(),ready:!0,size:t})})}
export{Pt};
