import { answerQuestions } from "../../threads/answer-questions.ts";
import { type DemoQuestions, type DemoReplies, demoAnswers } from "./demo-answer.ts";

answerQuestions<DemoQuestions, DemoReplies>(demoAnswers);
