function At(e){let r=/^\ufeff?(?:sep=[,;\t]\r?\n)?/i.exec(e)?.[0].length??0,o=[];for(let n=1;r<e.length;n++){let t=f(e,r);if(!/^[\s,;"]*$/.test(e.slice(r,t)))o.push({from:r,to:t,line:n});r=t+(e.startsWith(`\r
`,t)?2:1)}return o}function f(e,r){let o=!1;for(let n=r;n<e.length;n++){let t=e[n];if(t==='"')o=!o;else if(!o&&(t===`
`||t==="\r"))return n}return e.length}
export{At};
