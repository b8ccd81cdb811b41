import{e}from"./part-e6055c45e5.js";import{bt}from"./part-6a2c603361.js";import{an}from"./part-e73c580327.js";function pt({look:o,size:t}){return e("span",{class:"look-picture",style:{width:`${t}px`,height:`${t}px`},children:e(bt,{name:`${o.id} ${o.updatedAt}`,style:o.style,sample:an(),ready:!0,size:t})})}
export{pt};
