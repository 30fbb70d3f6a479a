import { answerQuestions } from "../../../../threads/answer-questions.ts";
import { checkSpelling, type SpellingAnswers, type SpellingQuestions } from "./spelling-answers.ts";

answerQuestions<SpellingQuestions, SpellingAnswers>({ check: checkSpelling });
