import { answerQuestions } from "../../threads/answer-questions.ts";
import { type DemoAnswers, type DemoQuestions, demoAnswers } from "./demo-answer.ts";

answerQuestions<DemoQuestions, DemoAnswers>(demoAnswers);
