import{t,e}from"./part-0536003ec8.js";import{we}from"./part-2e370268b9.js";import{O}from"./part-cc836f44ef.js";function Ve(l){let{looks:a,value:r,onChange:s}=l,d=t(we),i=a.map(({id:o,name:n,isDefault:u})=>({value:o,label:u?d.nameOfDefault(n):n}));return e(O,{label:l.label,value:r??"",options:[{value:"",label:l.none},...i],onChange:(o)=>s(o===""?null:o)})}
export{Ve};
