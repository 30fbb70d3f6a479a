import { isMadeOfOwnWords, wordsOf } from "../../../domain/account/password-guesses.ts";
import { AppError } from "../../../domain/errors.ts";
import { PRODUCT_NAME } from "../../../domain/product-name.ts";
import { isCommon } from "./common-passwords.ts";

interface Person {
  name: string;
  email: string;
}

/** For where a password is chosen, never where one is given: who has a common one must still get in to change it. */
export function commonPasswordProblem(password: string, person: Person): string | null {
  if (wordsOf(password).some(isCommon))
    return "Password is too common: people who guess passwords try it first. Choose another";
  if (isMadeOfOwnWords(password, person, PRODUCT_NAME))
    return "Password must not be mostly your name, your email or the name of this site";
  return null;
}

/** The pointer says which field of the request holds it. */
export function refuseCommonPassword(password: string, person: Person, pointer: string): void {
  const message = commonPasswordProblem(password, person);
  if (message) throw new AppError("invalid_input", { issues: [{ code: "wrong-type", pointer, message }] });
}

/** One look-up before anybody waits: the first one reads the list and compiles what compares, up to 11 ms that would hold up everybody. */
export function prepareCommonPasswords(): void {
  commonPasswordProblem(PRODUCT_NAME, { name: PRODUCT_NAME, email: PRODUCT_NAME });
}
