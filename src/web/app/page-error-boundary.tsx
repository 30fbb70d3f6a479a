import { Component, type ReactNode } from "react";
import { content } from "../content.ts";
import { Button } from "../ui/button.tsx";
import { PageAnswers } from "./page-answers.tsx";

interface Props {
  /** Where the reader is: moving on clears the failure. */
  pathname: string;
  children: ReactNode;
}

interface State {
  pathname: string;
  failed: boolean;
}

/** A page whose file did not arrive (offline, or a new release replaced it) says so instead of leaving a blank screen. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { pathname: this.props.pathname, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return pathname === state.pathname ? null : { pathname, failed: false };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="page-width section" role="alert">
        <title>{`This page did not load · ${content.name}`}</title>
        <h1 className="heading-2">This page did not load</h1>
        <p className="prose-width mt-4 text-ink-soft">
          You may be offline, or a new version was released. Check your connection, then reload.
        </p>
        <Button className="mt-8" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <PageAnswers />
      </div>
    );
  }
}
