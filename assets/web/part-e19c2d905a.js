var r={tab:()=>window.sessionStorage,device:()=>window.localStorage};function J(e,t){try{return r[e]().getItem(`quietzone.${t}`)}catch{return null}}function j(e,t,n){try{if(n===null)r[e]().removeItem(`quietzone.${t}`);else r[e]().setItem(`quietzone.${t}`,n)}catch{}}
export{J,j};
