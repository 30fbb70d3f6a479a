/** A thread ended with a job in it. What became of the job is not known; a text may have reached an endpoint. */
export class ThreadFailure extends Error {
  override readonly name = "ThreadFailure";
}
