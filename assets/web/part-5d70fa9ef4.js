import{r}from"./part-5f58307736.js";var Q=(e)=>`${r(e)} ${e===1?"code":"codes"}`,X=(e)=>`${r(e)} ${e===1?"Code":"Codes"}`;
export{Q,X};
