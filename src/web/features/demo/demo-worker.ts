import { answerQuestions } from "../../threads/answer-questions.ts";
import { createDemoAnswers, type DemoAnswers, type DemoQuestions } from "./demo-answer.ts";
import { demoJudge } from "./demo-judge.ts";

answerQuestions<DemoQuestions, DemoAnswers>(createDemoAnswers(demoJudge));
