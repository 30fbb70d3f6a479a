import { answerQuestions } from "../../threads/answer-questions.ts";
import { createDemoAnswers, type DemoQuestions, type DemoReplies } from "./demo-answer.ts";
import { demoJudge } from "./demo-judge.ts";

answerQuestions<DemoQuestions, DemoReplies>(createDemoAnswers(demoJudge));
