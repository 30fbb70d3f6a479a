import { propertyOf } from "../user-info.ts";

/** A page tells the others of this browser that it has saved a draft. */
export interface SavedDraft {
  readonly key: string;
  readonly revision: number;
}

const CHANNEL = "candor-drafts";

export function openDraftChannel(hear: (news: SavedDraft) => void): {
  tell(news: SavedDraft): void;
  close(): void;
} {
  if (typeof BroadcastChannel === "undefined") return { tell() {}, close() {} };
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const key = propertyOf(data, "key");
    const revision = propertyOf(data, "revision");
    if (typeof key === "string" && typeof revision === "number") hear({ key, revision });
  };
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}
