import{t,e}from"./part-19d9631f16.js";import{ke}from"./part-19798b89f1.js";import{M}from"./part-19b3bf4c61.js";function Ge(l){let{looks:a,value:r,onChange:s}=l,d=t(ke),i=a.map(({id:o,name:n,isDefault:u})=>({value:o,label:u?d.nameOfDefault(n):n}));return e(M,{label:l.label,value:r??"",options:[{value:"",label:l.none},...i],onChange:(o)=>s(o===""?null:o)})}
export{Ge};
