import{t,e}from"./part-ebb31de74c.js";import{ke}from"./part-09bb01f771.js";import{M}from"./part-8785996e7e.js";function Ze(l){let{looks:a,value:r,onChange:s}=l,d=t(ke),i=a.map(({id:o,name:n,isDefault:u})=>({value:o,label:u?d.nameOfDefault(n):n}));return e(M,{label:l.label,value:r??"",options:[{value:"",label:l.none},...i],onChange:(o)=>s(o===""?null:o)})}
export{Ze};
