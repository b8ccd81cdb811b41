import{t,e}from"./part-a8ce43cb23.js";import{ke}from"./part-6d2bfdbbce.js";import{M}from"./part-e0ec3cfeb9.js";function Ge(l){let{looks:a,value:r,onChange:s}=l,d=t(ke),i=a.map(({id:o,name:n,isDefault:u})=>({value:o,label:u?d.nameOfDefault(n):n}));return e(M,{label:l.label,value:r??"",options:[{value:"",label:l.none},...i],onChange:(o)=>s(o===""?null:o)})}
export{Ge};
