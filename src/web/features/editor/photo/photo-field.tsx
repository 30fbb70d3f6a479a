import { EyeOff, ImagePlus, Info } from "lucide-react";
import { type ChangeEvent, type RefObject, useId, useMemo, useRef, useState } from "react";
import type { Photo } from "../../../../domain/resume/photo/photo.ts";
import { photoAdvice } from "../../../../domain/resume/photo/photo-advice.ts";
import { Button } from "../../../ui/button.tsx";
import { FormProblem } from "../../../ui/form-messages.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useEditor, useResume } from "../editor-context.tsx";
import { offerUndo } from "../offer-undo.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { putPhoto, removePhoto } from "./photo-edits.ts";
import { openPicture } from "./picture-file.ts";

/** A photo below the contact: none unless somebody adds one. */
export function PhotoField() {
  const photo = useResume((resume) => resume.photo);
  const location = useResume((resume) => resume.location);
  const chooser = useRef<HTMLInputElement>(null);
  const adviceId = useId();
  const choice = usePhotoChoice(chooser);
  const choose = () => chooser.current?.click();
  return (
    <div className="mt-5 grid gap-3 border-t border-line pt-4">
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        aria-label="Picture for the photo"
        onChange={choice.onChosen}
      />
      {photo ? (
        <KeptPhoto photo={photo} busy={choice.busy} described={adviceId} onChange={choose} />
      ) : (
        <Button
          size="small"
          variant="quiet"
          loading={choice.busy}
          data-field="/photo"
          aria-describedby={adviceId}
          onClick={choose}
          className="-ms-3 justify-self-start"
        >
          <Icon of={ImagePlus} className="size-4" />
          Add a photo
        </Button>
      )}
      <FormProblem>{choice.problem}</FormProblem>
      <p id={adviceId} className="flex items-start gap-1.5 text-12 text-ink-soft">
        <Icon of={Info} className="mt-px size-4 text-info" />
        {photoAdvice(location)}
      </p>
      {choice.picture && <CropDialog picture={choice.picture} onUse={choice.use} onClose={choice.close} />}
    </div>
  );
}

/** From the file that is chosen, over the part of it that is shown, to the photo. */
function usePhotoChoice(chooser: RefObject<HTMLInputElement | null>) {
  const { session, view } = useEditor();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const close = () => {
    picture?.close();
    setPicture(null);
  };
  return {
    busy,
    problem,
    picture,
    close,
    async onChosen({ target }: ChangeEvent<HTMLInputElement>) {
      const [file] = target.files ?? [];
      if (!file) return;
      setBusy(true);
      setProblem(null);
      const opened = await openPicture(file);
      setBusy(false);
      // Else the same file could not be chosen a second time.
      if (chooser.current) chooser.current.value = "";
      if ("problem" in opened) setProblem(opened.problem);
      else setPicture(opened.picture);
    },
    use(data: string) {
      const { resume } = session.store.read().content;
      const refused = session.store.putAll([putPhoto(resume, { data })]);
      if (refused) setProblem(refused.message);
      else view.say("The photo is on your resume.");
      close();
      // What was pressed is gone, and the focus with it: what can be done with the photo stands in its place.
      view.goTo("/photo");
    },
  };
}

interface KeptPhotoProps {
  photo: Photo;
  busy: boolean;
  described: string;
  onChange: () => void;
}

function KeptPhoto({ photo, busy, described, onChange }: KeptPhotoProps) {
  const { session, view } = useEditor();
  const address = useMemo(() => `data:image/jpeg;base64,${photo.data}`, [photo.data]);
  const isHidden = photo.hidden === true;
  const toggle = () => {
    const { resume } = session.store.read().content;
    session.store.putAll([putPhoto(resume, isHidden ? { data: photo.data } : { ...photo, hidden: true })]);
    view.say(isHidden ? "The photo is shown." : "The photo is hidden.");
  };
  const remove = () => {
    session.store.putAll([removePhoto(session.store.read().content.resume)]);
    offerUndo(session.store, "The photo was removed.");
    view.goTo("/photo");
  };
  const button = {
    size: "small",
    variant: "quiet",
    "data-field": "/photo",
    className: "px-2.5",
  } as const;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <img
        src={address}
        alt=""
        className={`size-16 rounded-card border border-line object-cover ${isHidden ? "opacity-45 grayscale" : ""}`}
      />
      <div className="grid gap-0.5">
        <p className="flex items-center gap-1.5 ps-2.5 text-14 font-medium">
          {isHidden && <Icon of={EyeOff} className="size-4 text-ink-soft" />}
          {isHidden ? "Photo, hidden" : "Photo"}
        </p>
        <div className="flex flex-wrap">
          <Button {...button} loading={busy} aria-describedby={described} onClick={onChange}>
            Change
          </Button>
          <Button {...button} onClick={toggle}>
            {isHidden ? "Show" : "Hide"}
          </Button>
          <Button {...button} onClick={remove}>
            Remove
          </Button>
        </div>
      </div>
    </div>
  );
}
