import { answerQuestions } from "../../../threads/answer-questions.ts";
import { type InsightAnswers, type InsightQuestions, insightAnswers } from "./insight-answers.ts";

answerQuestions<InsightQuestions, InsightAnswers>(insightAnswers);
