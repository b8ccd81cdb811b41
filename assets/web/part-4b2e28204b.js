import{ao,e,z,L,W}from"./part-508ee07788.js";import{k}from"./part-b94c80f2ce.js";function He(i){let o,c=async()=>(o??=await i().catch((n)=>{throw new z("The script did not come",{cause:n})}),o);return(n)=>{let{value:m,error:t,reload:d}=k(c,[]),r=m??o;if(r)return ao(r,n);return t?e(W,{error:t,retry:d}):e(L,{})}}
export{He};
