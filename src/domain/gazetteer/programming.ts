/** Languages, frameworks and libraries of who writes programs. */
export const PROGRAMMING = `
JavaScript = ~js, ecmascript, es6, vanilla js
TypeScript = ~ts > JavaScript
Python = python3, ~py, python 3 > Scripting
MAUI = .net maui > .NET
Java
~~C = c programming, c language, ansi c
C++ = cpp, c plus plus
C# = csharp, c sharp > .NET
.NET = dotnet, .net core, asp.net, asp.net core
~~Go = golang
~~Rust
~~Ruby
Ruby on Rails = ~~rails, ror > Ruby
PHP
Laravel > PHP
Symfony > PHP
WordPress = wp > CMS
Drupal > CMS
Kotlin
~~Swift
SwiftUI > Swift, Mobile development
Objective-C = obj-c
Scala
Clojure
Elixir
Erlang
Haskell
Perl
~~R > Statistics
MATLAB
~Julia
~~Dart
Flutter > Dart, Mobile development
COBOL
Fortran
VBA = excel macros, visual basic for applications
Visual Basic = vb.net
Bash = bash scripting, shell scripting, shell scripts, ~shell, shell script > Scripting
PowerShell > Scripting
Groovy
Lua
Solidity
Assembly language
HTML = html5
CSS = css3
Sass = scss > CSS
Tailwind CSS = ~tailwind, tailwindcss > CSS
~Bootstrap > CSS
jQuery > JavaScript
~~React = reactjs, react.js > JavaScript
React Native > JavaScript, Mobile development
Redux
Next.js = nextjs > React, JavaScript
Vue = vuejs, vue 3, vue.js 3, vue.js > JavaScript
Nuxt = nuxt.js, nuxtjs > Vue, JavaScript
Vuex
Pinia
Angular = angular.js, angularjs > JavaScript
SvelteKit > Svelte
Svelte > JavaScript
~~Ember = ember.js > JavaScript
Webpack
Vite
Node.js = ~~node, nodejs, node js > JavaScript
~~Express = express.js, expressjs > Node.js
NestJS = nest.js > Node.js
Deno
Django > Python
~~Flask > Python
FastAPI > Python
Spring Boot = ~~spring, spring framework, springboot > Java
~Hibernate > Java
Qt
~~Unity
Unreal Engine = ~~unreal
GraphQL = gql
REST APIs = ~~rest, rest api, restful, restful api, restful apis, rest api design, rest services, restful services > APIs
gRPC > APIs
SOAP > APIs
OpenAPI = swagger > APIs
WebSockets = websocket
OAuth = oauth2, oauth 2.0
Android = android development > Mobile development
iOS = ios development, app store > Mobile development
~pandas > Python, Data analysis
NumPy > Python
SciPy > Python
scikit-learn = sklearn > Machine learning, Python
PyTorch > Deep learning, Machine learning
TensorFlow > Deep learning, Machine learning
Keras > Deep learning, Machine learning
LightGBM > Machine learning
XGBoost > Machine learning
Hugging Face = huggingface > Machine learning
OpenCV > Computer vision
spaCy > Natural language processing
LangChain
~Celery
Selenium > Test automation
~~Cypress > Test automation, End-to-end testing
Playwright > Test automation, End-to-end testing
~~Jest > Unit testing
Vitest > Unit testing
~~Mocha > Unit testing
pytest > Unit testing
JUnit > Unit testing
~Storybook
Ubuntu > Linux
Debian > Linux
Red Hat = rhel, red hat linux, red hat enterprise linux > Linux
CentOS > Linux
Linux = linux administration, linux system administration
~Unix
Embedded C > C, Embedded systems
FreeRTOS > Embedded systems
STM32 > Embedded systems
Arduino > Embedded systems
~Apex
~GPT > Natural language processing, Machine learning
BERT > Natural language processing, Deep learning, Machine learning
`;
