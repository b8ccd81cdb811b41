import{r}from"./part-319df13527.js";var Z=(e)=>`${r(e)} ${e===1?"code":"codes"}`,q=(e)=>`${r(e)} ${e===1?"Code":"Codes"}`;
export{Z,q};
