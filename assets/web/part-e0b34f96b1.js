import{r}from"./part-a7a5223621.js";var Z=(e)=>`${r(e)} ${e===1?"code":"codes"}`,q=(e)=>`${r(e)} ${e===1?"Code":"Codes"}`;
export{Z,q};
