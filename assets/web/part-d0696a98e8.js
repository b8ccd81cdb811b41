import{r}from"./part-9b662c12b6.js";var K=(e)=>`${r(e)} ${e===1?"code":"codes"}`,U=(e)=>`${r(e)} ${e===1?"Code":"Codes"}`;
export{K,U};
