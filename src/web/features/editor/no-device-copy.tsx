import { Notice } from "../../ui/notice.tsx";
import { useDocument } from "./editor-context.tsx";

/** For a browser that lets the site keep nothing: the account is all there is. */
export function NoDeviceCopy() {
  if (useDocument(({ onDevice }) => onDevice !== null)) return null;
  return (
    <Notice>
      This browser lets the site keep nothing, so there is no copy on this device. Your resume is saved in
      your account as long as the server can be reached.
    </Notice>
  );
}
