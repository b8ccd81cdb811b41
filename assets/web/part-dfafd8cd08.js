import{r}from"./part-cf2646a6a4.js";var Z=(e)=>`${r(e)} ${e===1?"code":"codes"}`,q=(e)=>`${r(e)} ${e===1?"Code":"Codes"}`;
export{Z,q};
