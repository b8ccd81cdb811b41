import{r}from"./part-aa8b4ba8b2.js";var Z=(e)=>`${r(e)} ${e===1?"code":"codes"}`,q=(e)=>`${r(e)} ${e===1?"Code":"Codes"}`;
export{Z,q};
