// A resume is asked for together with the scripts that open it, not after them; the app takes the answer over (api/early-answers.ts).
// In a block, to leave no globals behind but the answers.
{
  const answers = {};
  const keep = (path, answer) => {
    // A failure is the app's to meet: it asks again by itself.
    answers[path] = { answer: answer.catch(() => null), at: performance.now() };
  };
  const resumeAt = (id) => `/api/resumes/${id}`;
  /** The resume that was edited last comes first. The list is given out once that one is asked for: the app looks for it right after. */
  const askForLast = async () => {
    const answer = await fetch("/api/resumes");
    const list = answer.ok ? await answer.clone().json() : null;
    const [last] = list?.resumes ?? [];
    if (last) keep(resumeAt(last.id), fetch(resumeAt(last.id)));
    return answer;
  };
  const [isEditor, id] = /^\/ai(?:\/([\w-]+))?\/?$/.exec(location.pathname) ?? [];
  // Only for who is remembered here: a stranger would be told to sign in, and no more.
  if (isEditor && id !== "new" && "returning" in document.documentElement.dataset) {
    window.earlyAnswers = answers;
    if (id) keep(resumeAt(id), fetch(resumeAt(id)));
    else keep("/api/resumes", askForLast());
  }
}
