import { fromBase64 } from "../../domain/resume/photo/base64.ts";
import type { PhotoAddress } from "./markup.ts";

/** The photo as an address of this page alone, short however large it is: markup is compared at every key. */
export function createPhotoAddress(): { of: PhotoAddress; forget(): void } {
  let known: { data: string; address: string } | null = null;
  const forget = (): void => {
    if (known) URL.revokeObjectURL(known.address);
    known = null;
  };
  return {
    of(data) {
      if (known?.data === data) return known.address;
      forget();
      const bytes = fromBase64(data) ?? new Uint8Array();
      known = { data, address: URL.createObjectURL(new Blob([bytes], { type: "image/jpeg" })) };
      return known.address;
    },
    forget,
  };
}
