import { type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormProblem } from "../../../ui/form-messages.tsx";
import { type Crop, dragged, FIRST_CROP, MOST_ZOOM, squareOf, zoomed } from "./crop.ts";
import { drawCrop, encodeCrop } from "./picture-file.ts";

interface CropDialogProps {
  picture: ImageBitmap;
  onUse: (data: string) => void;
  onClose: () => void;
}

/** Twice as many pixels as it is wide, for screens that show them. */
const PIXELS = 512;

/** Which square of a picture becomes the photo. What can be dragged can be said by sliders too. */
export function CropDialog({ picture, onUse, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState<Crop>(FIRST_CROP);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const use = async () => {
    setBusy(true);
    const data = await encodeCrop(picture, crop);
    setBusy(false);
    if (data === null) setProblem("This browser could not make a photo of it. Try another picture.");
    else onUse(data);
  };
  const { side } = squareOf(picture, crop);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Choose the part to show"
      staysOnOutsideClick
      actions={
        <>
          <Button size="small" variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button size="small" loading={busy} onClick={() => void use()}>
            Use this photo
          </Button>
        </>
      }
    >
      <div className="grid gap-5 sm:grid-cols-[16rem_minmax(0,1fr)] sm:items-center">
        <Frame picture={picture} crop={crop} onCrop={setCrop} />
        <div className="grid gap-2">
          <Slider
            label="Zoom"
            value={crop.zoom}
            from={1}
            to={MOST_ZOOM}
            words={`${Math.round(crop.zoom * 100)} %`}
            isFirst
            onChange={(zoom) => setCrop(zoomed(picture, crop, zoom))}
          />
          <Slider
            label="Left to right"
            value={crop.across}
            from={0}
            to={1}
            words={`${Math.round(crop.across * 100)} %`}
            disabled={picture.width <= side}
            onChange={(across) => setCrop({ ...crop, across })}
          />
          <Slider
            label="Top to bottom"
            value={crop.down}
            from={0}
            to={1}
            words={`${Math.round(crop.down * 100)} %`}
            disabled={picture.height <= side}
            onChange={(down) => setCrop({ ...crop, down })}
          />
          <p className="text-12">
            Some templates show a circle, others the whole square. Only these pixels are kept: no place, date
            or camera.
          </p>
          <FormProblem>{problem}</FormProblem>
        </div>
      </div>
    </Dialog>
  );
}

interface FrameProps {
  picture: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

/** The square as it will be, to be dragged by a pointer. The sliders say the same to everybody else. */
function Frame({ picture, crop, onCrop }: FrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const width = event.currentTarget.clientWidth;
    if (!held.current || width === 0) return;
    const by = { x: (event.clientX - held.current.x) / width, y: (event.clientY - held.current.y) / width };
    held.current = { x: event.clientX, y: event.clientY };
    onCrop(dragged(picture, crop, by));
  };
  return (
    <div className="relative mx-auto aspect-square w-full max-w-64 overflow-hidden rounded-card border border-line">
      <canvas
        ref={canvas}
        width={PIXELS}
        height={PIXELS}
        role="img"
        aria-label="The part of the picture that will be shown"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={move}
        onPointerUp={() => {
          held.current = null;
        }}
        onPointerCancel={() => {
          held.current = null;
        }}
        className="block size-full cursor-grab touch-none active:cursor-grabbing"
      />
      <div className="pointer-events-none absolute inset-0 rounded-full border border-white/80 shadow-[0_0_0_999px_rgb(0_0_0/0.3)]" />
    </div>
  );
}

interface SliderProps {
  label: string;
  value: number;
  from: number;
  to: number;
  words: string;
  isFirst?: boolean;
  disabled?: boolean;
  onChange: (value: number) => void;
}

function Slider({ label, value, from, to, words, isFirst, disabled, onChange }: SliderProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-14 font-medium text-ink">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={from}
        max={to}
        step={0.02}
        value={value}
        disabled={disabled}
        aria-valuetext={words}
        data-first-focus={isFirst || undefined}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="block h-8 w-full cursor-pointer accent-proof pointer-coarse:h-11 disabled:cursor-default disabled:opacity-50"
      />
    </div>
  );
}
