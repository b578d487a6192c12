// What stands for the gas that a star gives to, where there is none.
const NO_GAS = 0xffffffffu;
