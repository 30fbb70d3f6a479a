/** The part of WebAssembly that Node has and its types leave out. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
}
