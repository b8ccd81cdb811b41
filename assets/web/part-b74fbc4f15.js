var r={tab:()=>window.sessionStorage,device:()=>window.localStorage};function se(e,t){try{return r[e]().getItem(`quietzone.${t}`)}catch{return null}}function ee(e,t,n){try{if(n===null)r[e]().removeItem(`quietzone.${t}`);else r[e]().setItem(`quietzone.${t}`,n)}catch{}}
export{se,ee};
