import{ao,e,z,A,V}from"./part-ee2acfce44.js";import{k}from"./part-fcb974b7de.js";function He(i){let o,c=async()=>(o??=await i().catch((n)=>{throw new z("The script did not come",{cause:n})}),o);return(n)=>{let{value:m,error:t,reload:d}=k(c,[]),r=m??o;if(r)return ao(r,n);return t?e(V,{error:t,retry:d}):e(A,{})}}
export{He};
